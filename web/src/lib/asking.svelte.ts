/** Something that is asked of the server: whether it goes on, and what went wrong. */

export class Asking {
  isBusy = $state(false);
  trouble = $state.raw<unknown>(null);

  /** Do it, one at a time; whether it went well. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble = null;
    try {
      await task();
    } catch (error) {
      this.trouble = error;
    }
    this.isBusy = false;
    return this.trouble === null;
  }
}
