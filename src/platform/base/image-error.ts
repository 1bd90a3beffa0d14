/** Why a picture cannot be used. Apart from images.ts, because previews on Netlify name such faults and have no decoder. */
export type ImageFault = 'unreadable' | 'too-large' | 'drawing-too-large' | 'slow';

/** The message is the end of a sentence that names the picture, and tells nothing of this machine. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly reason: ImageFault;

  constructor(reason: ImageFault, message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.reason = reason;
  }
}
