import { spawn } from 'node:child_process';

/** Runs a program to its end; signals that arrive meanwhile go to it.
 * @returns Its exit code, the name of the signal that ended it, or the error why it did not start. */
export function runChild(command, commandArguments, options) {
  const child = spawn(command, commandArguments, options);
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  }).finally(stopForwarding);
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
