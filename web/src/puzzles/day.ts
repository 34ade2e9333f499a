/** Days as dates: the puzzle of a day, days in a row, and the weeks of a wall. */

/** As `2026-11-18`, where the reader is. */
export type Day = string;

const MS = 86_400_000;
const THURSDAY = 3; // the weekday of day 0, counted from Monday

export function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days since 1970. */
export function numberOf(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS);
}

export function dayAt(number: number): Day {
  return new Date(number * MS).toISOString().slice(0, 10);
}

/** Is it a day of the calendar? */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(numberOf(text)) &&
    dayAt(numberOf(text)) === text
  );
}

/** The one of a list that belongs to a day: the same for everybody, and each in its turn. */
export function ofDay<T>(day: Day, all: readonly [T, ...T[]] | readonly T[]): T | undefined {
  return all[((numberOf(day) % all.length) + all.length) % all.length];
}

/** How many days in a row up to that day; it does not end before the day itself is over. */
export function streakAt(day: Day, days: ReadonlySet<Day>): number {
  let at = numberOf(day);
  if (!days.has(day)) at -= 1;
  let count = 0;
  while (days.has(dayAt(at - count))) count += 1;
  return count;
}

/** The most days in a row that there were. */
export function longestOf(days: ReadonlySet<Day>): number {
  const ends = [...days].filter((day) => !days.has(dayAt(numberOf(day) + 1)));
  return Math.max(0, ...ends.map((day) => streakAt(day, days)));
}

/** Weeks from Monday to Sunday; that day is in the last one. */
export function weeksTo(day: Day, count: number): readonly (readonly Day[])[] {
  const number = numberOf(day);
  const monday = number - ((((number + THURSDAY) % 7) + 7) % 7) - 7 * (count - 1);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(monday + 7 * week + weekday)),
  );
}
