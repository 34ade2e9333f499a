/** A lesson under way: the step at hand, what was answered, and what is told of it. */
import type { Answer, Lesson, Step } from "./lessons";

/** What is told of an answer. */
export interface Verdict {
  /** the id of the sentence */
  readonly said: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly isRight: boolean;
}

export class Runner {
  /** the step, from 0 */
  at = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  /** what is chosen of several */
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** how often something else was answered in this step */
  tries = $state(0);
  /** is the right answer shown? */
  isShown = $state(false);
  isOver = $state(false);
  /** another one each time that the table is to be drawn anew */
  attempt = $state(0);
  /** another one each time that a step begins with a table of its own */
  opened = $state(0);

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    at: number,
  ) {
    this.at = Math.min(at, lesson.steps.length - 1);
  }

  get name(): string {
    return `${this.game}/${this.lesson.id}`;
  }

  get step(): Step {
    const step = this.lesson.steps[this.at];
    if (step === undefined) throw new Error(`${this.name} has no step ${this.at}`);
    return step;
  }

  /** How the ids of this step's sentences begin. */
  get words(): string {
    return `lesson-${this.game}-${this.lesson.id}-${this.at + 1}`;
  }

  /** A move at the table: is it made, or does the table stay as it is? */
  move(action: string): boolean {
    const { step } = this;
    if (step.task !== "move" || this.verdict?.isRight) return false;
    const answer = step.answers.find(({ is }) => new RegExp(`^(?:${is})$`).test(action));
    if (answer?.goes) {
      this.verdict = null;
      this.isShown = false;
      return true;
    }
    if (answer) this.#tell(answer);
    return answer?.right ?? false;
  }

  /** One of the answers of a question. */
  answer(is: string): void {
    const { step } = this;
    if (step.task !== "one" || this.verdict?.isRight) return;
    const answer = step.answers.find((each) => each.is === is);
    if (answer === undefined) return;
    this.chosen = new Set([is]);
    this.#tell(answer);
  }

  /** Choose one of several, or let it go. */
  toggle(choice: string): void {
    if (this.verdict?.isRight) return;
    this.verdict = null;
    const others = [...this.chosen].filter((each) => each !== choice);
    this.chosen = new Set(this.chosen.has(choice) ? others : [...others, choice]);
  }

  /** Are these all that fit? */
  check(): void {
    const { step } = this;
    if (step.task !== "many" || this.verdict?.isRight) return;
    const isRight =
      step.right.length === this.chosen.size && step.right.every((each) => this.chosen.has(each));
    this.#tell({ is: "", told: isRight ? "yes" : "no", right: isRight });
  }

  /** Show what is right; it is still to be done. */
  show(): void {
    this.isShown = true;
    if (this.step.task === "many") this.chosen = new Set(this.step.right);
  }

  next(): void {
    if (!this.verdict?.isRight) return;
    if (this.at + 1 === this.lesson.steps.length) this.isOver = true;
    else this.#go(this.at + 1);
  }

  back(): void {
    if (this.isOver) this.isOver = false;
    this.#go(Math.max(0, this.at - 1));
  }

  again(): void {
    this.#go(this.at);
  }

  #go(at: number): void {
    const isOn = at === this.at + 1 && this.lesson.steps[at]?.table === undefined;
    if (!isOn) this.opened += 1;
    this.at = at;
    this.verdict = null;
    this.chosen = new Set();
    this.tries = 0;
    this.isShown = false;
    this.attempt += 1;
  }

  #tell(answer: Answer): void {
    const isRight = answer.right ?? false;
    if (!isRight) this.tries += 1;
    this.verdict = { said: `${this.words}-${answer.told}`, facts: answer.facts ?? {}, isRight };
  }
}
