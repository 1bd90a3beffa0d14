import { spawn } from 'node:child_process';

const orphanPollMs = 100;

/** Runs a program to its end; signals that arrive meanwhile go to it.
 * @returns Its exit code, the name of the signal that ended it, or the error why it did not start. */
export function runChild(command, commandArguments, options) {
  const child = spawn(command, commandArguments, options);
  const endings = [forwardSignals(child), endWithShell(child)];
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  }).finally(() => endings.forEach((end) => end()));
}

function forwardSignals(child) {
  // At a terminal Ctrl-C reaches the program too; passed on, it would arrive twice.
  const isShared = process.stdin.isTTY === true;
  const forward = (signal) => {
    if (!(isShared && signal === 'SIGINT')) child.kill(signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/** npm passes a signal to the shell between it and this process, and dash dies of it without passing it on. */
function endWithShell(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(poll);
    child.kill('SIGTERM');
  }, orphanPollMs);
  return () => clearInterval(poll);
}
