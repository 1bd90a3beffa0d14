/** Requests that take work are answered one in each turn of the event loop, the networks in turn. Whatever needs no work (a new
 * connection, the headers of a request, a page from memory) comes between any two of them, so a thousand requests at once keep only each
 * other waiting. libuv takes one connection in each turn of the loop: the shorter a turn, the sooner a visitor comes in. */

/** For so many turns new connections go first. A flood of them delays the others, and does not hold them up. */
const maxPassed = 16;

type Answer = () => void;

export class Turns {
  // Bounded by the connections: each has one request at a time here.
  readonly #waiting = new Map<string, Answer[]>();
  #isTaken = false;
  #hasConnected = false;
  #passed = 0;

  /** Answers at once when nothing else was done in this turn of the event loop, otherwise when it is its network's turn. */
  take(network: string, answer: Answer): void {
    if (this.#isTaken) this.#wait(network, answer);
    else {
      this.#takeTurn();
      answer();
    }
  }

  /** A connection was taken, and there may be more. */
  noteConnection(): void {
    this.#hasConnected = true;
    if (!this.#isTaken) this.#takeTurn();
  }

  #wait(network: string, answer: Answer): void {
    const line = this.#waiting.get(network);
    if (line) line.push(answer);
    else this.#waiting.set(network, [answer]);
  }

  #takeTurn(): void {
    this.#isTaken = true;
    setImmediate(this.#endTurn);
  }

  readonly #endTurn = (): void => {
    this.#isTaken = false;
    const isPassed = this.#hasConnected && this.#passed < maxPassed;
    this.#hasConnected = false;
    this.#passed = isPassed ? this.#passed + 1 : 0;
    const [next] = this.#waiting;
    if (!next) return;
    this.#takeTurn();
    if (!isPassed) this.#answerFirst(...next);
  };

  #answerFirst(network: string, line: Answer[]): void {
    const answer = line.shift();
    // To the end of the networks.
    this.#waiting.delete(network);
    if (line.length > 0) this.#waiting.set(network, line);
    answer?.();
  }
}
