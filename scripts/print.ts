/** The result of a command, on stdout: for the person who ran it, or for a program that reads it. What happens on the way
 * goes to the log (src/base/log.ts), which is stderr. */
export function write(text: string): void {
  process.stdout.write(text);
}

/** With the end of its line. */
export function print(text: string): void {
  write(`${text}\n`);
}

/** One line. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}
