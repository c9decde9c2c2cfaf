// Everybody's worth over a replay as lines of a small chart, up to the moment that is shown.

export interface WorthLine {
    seat: string;
    /** As a polyline has them. */
    points: string;
}

/**
 * One line for each seat, up to an event (null: to the end). How high a line stands depends only on what is shown, so that
 * no line tells how high it will rise.
 */
export function worthLines(
    worth: Readonly<Record<string, readonly number[]>>,
    until: number | null,
    { width, height }: { width: number; height: number },
): WorthLine[] {
    const shown = Object.entries(worth).map(
        ([seat, values]) => [seat, until === null ? values : values.slice(0, until + 1)] as const,
    );
    const all = shown.flatMap(([, values]) => values);
    const [least, most] = [Math.min(...all, 0), Math.max(...all, 1)];
    const events = Math.max(1, ...Object.values(worth).map((values) => values.length - 1));
    return shown.map(([seat, values]) => ({
        seat,
        points: values
            .map((value, event) => {
                const x = (event / events) * width;
                const y = height - ((value - least) / (most - least)) * height;
                return `${x.toFixed(1)},${y.toFixed(1)}`;
            })
            .join(" "),
    }));
}
