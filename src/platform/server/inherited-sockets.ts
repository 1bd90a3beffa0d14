/** Sockets that systemd opened before this process began and keeps open while it is restarted (sd_listen_fds(3)): nobody is refused
 * meanwhile, who comes waits in the queue of the socket. */

/** The first one; those before it are stdin, stdout and stderr. */
const firstDescriptor = 3;

/** More than one unit has. */
const maxSockets = 16;

/** @returns Their numbers; none if this process is not the one that they are meant for. */
export function inheritedSockets(
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): readonly number[] {
  const count = Number(LISTEN_FDS);
  if (LISTEN_PID !== String(pid) || !Number.isInteger(count) || count < 1) return [];
  return Array.from({ length: Math.min(count, maxSockets) }, (_, index) => firstDescriptor + index);
}
