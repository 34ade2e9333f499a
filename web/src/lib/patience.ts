/** Waiting for something, but not for ever. */

/** What comes of it; null: it took longer than so many ms. */
export function within<T>(ms: number, wanted: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
