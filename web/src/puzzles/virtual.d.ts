/** What the build makes of the package's puzzles (`web/build/puzzles.ts`). */
declare module "virtual:puzzles" {
  /** the parts in the order of the list, each of `size` puzzles */
  interface Shelf {
    readonly listed: readonly (readonly [number: string, difficulty: number, theme: string])[];
    readonly size: number;
    readonly parts: readonly (() => Promise<{ readonly default: readonly unknown[] }>)[];
  }
  const games: Readonly<Record<string, () => Promise<Shelf>>>;
  export default games;
}
