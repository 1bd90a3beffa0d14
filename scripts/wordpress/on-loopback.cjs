/** Loaded into Playground before its own code: it would listen on all interfaces, and answer a page of another site that has led its
 * name to this machine. Whoever edits there runs PHP. */
const { Server: HttpServer } = require('node:http');
const { Server } = require('node:net');

const loopback = '127.0.0.1';
const listen = Server.prototype.listen;

Server.prototype.listen = function (where, ...rest) {
  if (where?.port !== undefined) return listen.call(this, { ...where, host: loopback }, ...rest);
  if (!/^\d+$/u.test(String(where))) return listen.call(this, where, ...rest);
  return listen.call(this, where, loopback, ...rest.filter((word) => typeof word !== 'string'));
};

const ownHost = /^(?:127\.0\.0\.1|localhost):\d+$/u;
const { emit } = HttpServer.prototype;

HttpServer.prototype.emit = function (event, ...rest) {
  const [request, response] = rest;
  if (event !== 'request' || ownHost.test(request.headers.host ?? '')) return emit.call(this, event, ...rest);
  response.writeHead(403).end();
  return true;
};
