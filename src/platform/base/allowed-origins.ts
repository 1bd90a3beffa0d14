import type { AllowedOrigins } from './security-headers.ts';

const turnstileOrigin = 'https://challenges.cloudflare.com';

/** Origins beside our own that pages need, from the settings. */
export function allowedOrigins({
  analyticsSrc,
  analyticsReports,
  mapTiles,
  turnstileSiteKey,
  siteUrl,
}: {
  readonly analyticsSrc: string | undefined;
  readonly analyticsReports: readonly string[];
  readonly mapTiles: string | undefined;
  readonly turnstileSiteKey: string | undefined;
  readonly siteUrl: string;
}): AllowedOrigins {
  const elsewhere = (address: string | undefined) => {
    const origin = address === undefined ? undefined : new URL(address, siteUrl).origin;
    return origin === undefined || origin === new URL(siteUrl).origin ? [] : [origin];
  };
  const checks = turnstileSiteKey === undefined ? [] : [turnstileOrigin];
  return {
    scripts: [...elsewhere(analyticsSrc), ...checks],
    reports:
      analyticsSrc === undefined ? [] : [...new Set([...elsewhere(analyticsSrc), ...analyticsReports])],
    pictures: elsewhere(mapTiles),
    frames: checks,
    hasForeignScripts: analyticsSrc !== undefined || turnstileSiteKey !== undefined,
    isEncrypted: siteUrl.startsWith('https:'),
  };
}
