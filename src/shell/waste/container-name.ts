import { formatVolume } from '#shell/languages/format.ts';
import type { MessageSource } from '#shell/languages/messages.ts';

export function containerName(
  { kind, volumeM3 }: { readonly kind: 'bag' | 'wheeled' | 'deep'; readonly volumeM3: number },
  { locale, t }: MessageSource,
): string {
  return t(`common.container.${kind}`, { volume: formatVolume(volumeM3, locale) });
}
