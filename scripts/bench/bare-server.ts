/** The program of bare-node.ts. Arguments: its port, the address to repeat, and its encoding. */
import { createServer, get } from 'node:http';

const [port = '', address = '', encoding = ''] = process.argv.slice(2);

get(address, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
  const chunks: Uint8Array[] = [];
  answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  answer.on('end', () => {
    serve(Buffer.concat(chunks), ownHeaders(answer.rawHeaders));
  });
});

function serve(bytes: Uint8Array, headers: string[]): void {
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(Number(port), '127.0.0.1');
}

/** @param raw Alternating names and values.
 * @returns Headers that the module does not write by itself. */
function ownHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !/^(?:date|connection|keep-alive)$/iu.test(raw[index - (index % 2)] ?? ''));
}
