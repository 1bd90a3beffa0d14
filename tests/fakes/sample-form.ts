/** Forms for tests, as they go over the wire: the body is bytes, as it is where a browser sends it. */

export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A post by a script of a page of our own. */
export async function postingForm(form: FormData): Promise<RequestInit> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json', 'content-type': type };
  return { method: 'POST', headers, body: await encoded.arrayBuffer() };
}
