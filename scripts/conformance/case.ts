/** One request and its expected response, on our server and on Netlify. */

export interface Answer {
  readonly status: number;
  /** By lower-case name: a value, a pattern of one, or undefined where the header must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Contained in the body. */
  readonly holds?: string;
}

export interface ConformanceCase {
  readonly method?: string;
  /** As in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answer: Answer;
  /** Overrides for Netlify's tool, where its difference is correct or irrelevant. */
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

/** Describes how a response differs; empty if it matches. */
export function findFaults(received: Received, { status, headers = {}, holds }: Answer): readonly string[] {
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
export function describeCase({ method = 'GET', path, headers = {}, body }: ConformanceCase): string {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path}`, ...sent, ...(body === undefined ? [] : [`${body.length} characters`])].join(
    ', ',
  );
}
