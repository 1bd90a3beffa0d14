/** Prints the result of a command on stdout, for a person or a program. Progress goes to the log
 * (src/platform/base/log.ts) on stderr. */
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
