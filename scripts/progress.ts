/** A progress bar on a terminal; no output elsewhere. */
export class Progress {
  readonly #stream = process.stderr;
  #total = 0;
  #done = 0;
  #shownAt = 0;

  /** @param count Steps besides those that are expected already. */
  expect(count: number): void {
    this.#total += count;
  }

  step(count: number): void {
    this.#done += count;
    const now = performance.now();
    if (!this.#stream.isTTY || now - this.#shownAt < frameMs) return;
    this.#shownAt = now;
    const filled = Math.round((this.#done / Math.max(1, this.#total)) * barWidth);
    const bar = '█'.repeat(filled).padEnd(barWidth, '░');
    this.#stream.write(`\r${bar} ${this.#done} of ${this.#total}`);
  }

  end(): void {
    if (this.#shownAt > 0) this.#stream.write(`\r${' '.repeat(barWidth + lineRest)}\r`);
  }
}

const frameMs = 50;
const barWidth = 40;
/** Width of the numbers after the bar. */
const lineRest = 24;
