#!/bin/sh
# A small bot without any JSON library: it bids a third of its cash, lands what it has on the ship, and otherwise takes
# the first kind of line that it likes. Every kind comes with an example, which is always legal.

# The number after "name": in the question.
number() { printf '%s\n' "$text" | sed "s/.*\"$1\":\([0-9]*\).*/\1/"; }

# Everything it may say, one line each: the examples first, then the plain lines.
legal() {
    printf '%s\n' "$text" | grep -o '"example":"[^"]*"' | cut -d '"' -f 4
    printf '%s\n' "$text" | sed 's/.*"lines":\[\([^]]*\)\].*/\1/' | tr ',' '\n' | tr -d '"'
}

# The first legal line that begins like this.
first() { printf '%s\n' "$lines" | grep -m 1 "^$1"; }

choose() {
    lines=$(legal)
    case "$text" in
        *'"deciding":"bid"'*) echo "bid $(($(number most) / 3))" ;;
        *'"deciding":"turn"'*)
            first 'sail island' || first 'sail [a-z]*:' || first 'buy' || first 'produce' || first 'sail sea' ||
                first 'warehouse' || first 'sail' || first 'end' ;;
        *) first '' ;;
    esac
}

while IFS= read -r text; do
    case "$text" in
        '{"type":"hello"'*) echo '{"type":"hello","protocol":1,"name":"example in shell","version":"1"}' ;;
        '{"type":"options"'*) echo '{"type":"ready"}' ;;
        '{"type":"ask"'*) printf '{"type":"line","id":%d,"line":"%s"}\n' "$(number id)" "$(choose)" ;;
    esac
done
