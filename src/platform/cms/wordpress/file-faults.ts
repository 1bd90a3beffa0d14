/** Why a file of WordPress cannot be copied. */
import { ImageError } from '#platform/base/image-error.ts';
import { ContentBaseError } from './content-base-error.ts';

/** Whether WordPress has no file at an address. It may lead elsewhere then, to what has a similar name. */
export function isGone(cause: unknown): boolean {
  const status = cause instanceof ContentBaseError ? cause.answered?.status : undefined;
  return status !== undefined && (status === 404 || status === 410 || (status >= 300 && status < 400));
}

/** A reason that is safe to show on the status page: it contains no decoder message and no path on this machine. */
export function describeFileFault(cause: unknown): string {
  if (isGone(cause))
    return 'WordPress has no such file any more; choose another one, or take it out of the text';
  if (cause instanceof ContentBaseError) return cause.message.replace(/\.$/u, '');
  if (cause instanceof ImageError) return cause.message;
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? `it cannot be kept: ${String(cause.code)}` : 'its format cannot be read';
}
