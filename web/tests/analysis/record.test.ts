import { describe, expect, it } from "vitest";
import {
  readMoves,
  readRecord,
  RecordTextError,
  writeMoves,
  writeRecord,
} from "../../src/analysis/record";

const TEXT = `[Game "azul"]
[Options "seats=2 wall=coloured first=1"]
[Rules "1"]
[Player1 "Anna"]
[Player2 "Bo \\"the bag\\""]
[Result "*"]

{A short game.} DBBYR/KKTT/BYRK/YYYT/BRRT 4Y2 {one falls} (4Y3 CT1 (CTF) 1B2) (1B2) CT3
*
`;

describe("a record", () => {
  it("is read with names, options, comments and nested variations", () => {
    const { comment, game, moves, names, options } = readRecord(TEXT);
    expect([game, names, comment]).toEqual(["azul", ["Anna", 'Bo "the bag"'], "A short game."]);
    expect(options).toEqual({ seats: "2", wall: "coloured", first: "1" });
    expect(moves.map(({ action }) => action)).toEqual(["DBBYR/KKTT/BYRK/YYYT/BRRT", "4Y2", "CT3"]);
    const [, played] = moves;
    expect(played?.comment).toBe("one falls");
    expect(played?.instead.map((line) => line.map(({ action }) => action))).toEqual([
      ["4Y3", "CT1", "1B2"],
      ["1B2"],
    ]);
    expect(played?.instead[0]?.[1]?.instead[0]?.[0]?.action).toBe("CTF");
  });

  it("is written as it was read", () => {
    expect(writeRecord(readRecord(TEXT), null, [])).toBe(TEXT);
  });

  it("is read with round numbers, marks, line ends of any kind and a byte order mark", () => {
    const marked = TEXT.replace("4Y2 ", "4Y2?! ").replace("CT1", "CT1!");
    const text = `\uFEFF${marked.replace("DBB", "1. DBB")}`;
    expect(writeRecord(readRecord(text.replaceAll("\n", "\r\n")), null, [])).toBe(marked);
  });

  it("keeps the position with which it begins", () => {
    const begun = TEXT.replace('[Rules "1"]\n', '[Rules "1"]\n[Position "1 offer 1 1 -"]\n');
    expect(readRecord(begun).position).toBe("1 offer 1 1 -");
    expect(writeRecord(readRecord(begun), null, [])).toBe(begun);
    expect(readRecord(TEXT).position).toBeNull();
  });

  it("has its result and winners when it is over", () => {
    const text = writeRecord(readRecord(TEXT), [45, 38], [0]);
    expect(text).toContain('[Result "45-38"]\n[Winners "1"]\n');
    expect(text.endsWith("\n45-38\n")).toBe(true);
    expect(readRecord(text).moves).toEqual(readRecord(TEXT).moves);
  });

  it.each([
    ["nonsense", 1],
    ['[Game "azul"]\n[Options seats]', 2],
    ['[Game "azul"]\n\n1B2 (1B3', 3],
    ['[Game "azul"]\n\n1B2)', 3],
    ['[Game "azul"]\n\n(1B2)', 3],
    ['[Game "azul"]\n\n1B2 {', 3],
  ])("that is none says in which line: %j", (text, line) => {
    expect(() => readRecord(text)).toThrow(new RecordTextError(line));
  });
});

describe("moves", () => {
  it("keep braces, quotes, backslashes and line breaks of comments", () => {
    const comment = 'a {b} "c" \\ d\ne';
    const moves = [{ action: "1B2", mark: "", comment, instead: [] }];
    expect(readMoves(writeMoves(comment, moves))).toEqual({ comment, moves });
  });
});
