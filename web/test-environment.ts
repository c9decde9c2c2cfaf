// Where the unit tests run: in Node, but with the page's modules compiled as for a browser, so that state is reactive and
// effects run. There is no document; a test that needs a piece of one stubs it.
import type { Environment } from "vitest/runtime";

export default {
    name: "page",
    viteEnvironment: "client",
    setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
