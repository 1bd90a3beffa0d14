import { expect, test } from 'vitest';
import { HeldResponse } from './held-response.ts';

const text = 'Jäätmed';
const bodies = [text, Buffer.from(text), new Blob([text])];

test('a body is read as it was given, in every way', async () => {
  for (const body of bodies) {
    const response = () => new HeldResponse(body, { status: 404, headers: { 'x-a': 'b' } });
    expect(Buffer.from(await response().bytes()).toString()).toBe(text);
    expect(Buffer.from(await response().arrayBuffer()).toString()).toBe(text);
    expect(await response().text()).toBe(text);
    expect(await (await response().blob()).text()).toBe(text);
    expect(await response().clone().text()).toBe(text);
    expect(await new Response(response().body).text()).toBe(text);
    expect(await new HeldResponse(response().body, response()).text()).toBe(text);
  }
  expect(await new HeldResponse('{"a":1}').json()).toEqual({ a: 1 });
});

test('a response without a body, or with a status alone, is one', async () => {
  expect(new HeldResponse().body).toBeNull();
  expect(await new HeldResponse(null, { status: 404 }).text()).toBe('');
  expect(new HeldResponse('a', { status: 404, headers: { 'x-a': 'b' } })).toMatchObject({
    status: 404,
    ok: false,
  });
});
