/** One request and what must come back, on our server and on Netlify. */

export interface Answer {
  readonly status: number;
  /** By lower-case name: a value, a pattern of one, or undefined where the header must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Stands in the body. */
  readonly holds?: string;
}

export interface ConformanceCase {
  readonly method?: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answer: Answer;
  /** Where Netlify's tool answers otherwise and that is right, or no matter. */
  readonly onNetlify?: Difference;
}

export interface Difference {
  readonly answer: Answer;
  readonly reason: string;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** What is wrong with an answer, in words; empty when nothing is. */
export function faultsOf(received: Received, { status, headers = {}, holds }: Answer): readonly string[] {
  const faults = received.status === status ? [] : [`status ${received.status} in place of ${status}`];
  for (const [name, wanted] of Object.entries(headers)) {
    const value = [received.headers[name] ?? []].flat().join(', ');
    const isRight = wanted instanceof RegExp ? wanted.test(value) : value === (wanted ?? '');
    if (!isRight)
      faults.push(`${name} "${value}" in place of ${wanted === undefined ? 'none' : String(wanted)}`);
  }
  if (holds !== undefined && !received.body.includes(holds)) faults.push(`the body lacks ${holds}`);
  return faults;
}

/** A line that names a request. */
export function nameOf({ method = 'GET', path, headers = {}, body }: ConformanceCase): string {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path}`, ...sent, ...(body === undefined ? [] : [`${body.length} characters`])].join(
    ', ',
  );
}
