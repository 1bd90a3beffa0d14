/** Loaded into Playground before its own code: it would listen on all interfaces, with a password that everybody knows. */
const { Server } = require('node:net');

const listen = Server.prototype.listen;

Server.prototype.listen = function (port, ...rest) {
  const isPort = typeof port === 'number' && typeof rest[0] !== 'string';
  return isPort ? listen.call(this, port, '127.0.0.1', ...rest) : listen.call(this, port, ...rest);
};
