/** Ends a switch over a closed union: a new member of the union fails to compile here.
 * @throws Always: reaching it means the types were bypassed. */
export function unreachable(value: never): never {
  throw new TypeError(`Unreachable case: ${JSON.stringify(value)}`);
}
