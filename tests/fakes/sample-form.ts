/** Forms for tests, encoded as sent over the network: the body is bytes, as a browser sends it. */

export function createForm(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A POST request from a script on a page of this site. */
export async function postingForm(form: FormData): Promise<RequestInit> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json', 'content-type': type };
  return { method: 'POST', headers, body: await encoded.arrayBuffer() };
}
