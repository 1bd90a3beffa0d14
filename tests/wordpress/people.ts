/** Users with a WordPress role who use its REST API and its administration. */
import { z } from 'zod';
import { Administration } from './administration.ts';
import { post, wordpress } from './editor.ts';

export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;

export type Role = (typeof roles)[number];

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

const createdSchema = z.object({ id: z.int() });
const passwordSchema = z.object({ password: z.string() });

export class Person {
  readonly #id: number;
  readonly #name: string;
  readonly #credentials: string;

  private constructor(id: number, name: string, password: string) {
    this.#id = id;
    this.#name = name;
    this.#credentials = Buffer.from(`${name}:${password}`).toString('base64');
  }

  static async hire(role: Role): Promise<Person> {
    const name = `${role}-${crypto.randomUUID().slice(0, 8)}`;
    const account = { username: name, email: `${name}@example.ee`, password: 'password', roles: [role] };
    const { id } = createdSchema.parse(await post('wp/v2/users', account));
    const made = await post(`wp/v2/users/${id}/application-passwords`, { name: 'tests' });
    return new Person(id, name, passwordSchema.parse(made).password);
  }

  /** Deletes the user; the administrator gets the user's entries. */
  async leave(): Promise<void> {
    await post(`wp/v2/users/${this.#id}?force=true&reassign=1`, {}, 'DELETE');
  }

  /** @param body Sent as JSON; absent: a GET request. */
  async ask(route: string, body?: object, method = 'POST'): Promise<Answer> {
    const response = await fetch(`${wordpress().url}/wp-json/${route}`, {
      method: body ? method : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Basic ${this.#credentials}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  }

  /** @returns The id of the entry.
   * @throws {z.ZodError} When the user may not create it. */
  async create(type: string, entry: object): Promise<number> {
    return createdSchema.parse((await this.ask(`wp/v2/${type}`, entry)).json).id;
  }

  async logIn(): Promise<Administration> {
    return Administration.logIn(this.#name);
  }
}
