/** Parses the settings from the environment, once. docs/configuration.md lists them all. */
import { z } from 'zod';
import { parseEnvironment } from '#platform/base/environment.ts';
import { logFormats, logLevels } from '#platform/base/log.ts';

/** Which preview images are drawn. On a very large site they may take longer than its pages. */
const socialImageChoices = ['articles', 'kinds', 'off'] as const;
export type SocialImageChoice = (typeof socialImageChoices)[number];

const addressSchema = z.url({ protocol: /^https?$/u });

/** Placeholders in the address of a map tile. */
const tilePlaces = ['{TileMatrix}', '{TileRow}', '{TileCol}'] as const;

/** Plasmic's hosted studio has its own origin; a self-hosted one has the origin of its loader. */
const plasmicStudio = 'https://studio.plasmic.app';

export function resolveStudioOrigin(host: string | undefined): string {
  const origin = host === undefined ? undefined : new URL(host).origin;
  return origin === undefined || origin === 'https://codegen.plasmic.app' ? plasmicStudio : origin;
}

/** An https origin without a path; `*.` stands for any host of a domain of two parts or more. */
const reportOrigin = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/u;

const settingsSchema = z.object({
  /** Origin of canonical addresses. The default is fixed, so that the output does not depend on PORT. */
  SITE_URL: addressSchema.default('https://www.example.ee').transform((url) => new URL(url).origin),
  SELF_SERVICE_URL: addressSchema.default('https://iseteenindus.example.ee/'),
  JOBS_URL: addressSchema.default('https://karjaar.example.ee/'),
  /** Address of the analytics script, on this site (`/count.js`) or elsewhere. Without it no consent is needed,
   * and the consent dialog is not shown. */
  ANALYTICS_SRC: z.union([z.string().regex(/^\/(?!\/)/u), addressSchema]).optional(),
  /** Origins that the script sends its reports to, besides its own. */
  ANALYTICS_REPORTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/u).filter(Boolean))
    .refine((origins) => origins.every((origin) => reportOrigin.test(origin)), {
      error: 'It must hold origins such as https://*.example.com, separated by blanks',
    })
    .default([]),
  /** Tiles of a WMTS service in the Estonian grid (EPSG:3301, the tile matrices of the Land Board's maps).
   * Without it, maps show the county outlines of the site and make no external request. */
  MAP_WMTS_URL: addressSchema
    .refine((url) => tilePlaces.every((place) => url.includes(place)), {
      error: `It must hold ${tilePlaces.join(', ')}.`,
    })
    .optional(),
  /** Public: it is part of the forms. src/platform/calls verifies the result of the check. */
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  /** `off` also removes from browsers what they have kept. */
  OFFLINE: z.enum(['on', 'off']).default('on'),
  /** `yes` writes compressed copies beside the files of the site, for a server that sends them (`npm run serve-config`). */
  PRECOMPRESS: z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).default('no'),
  SOCIAL_IMAGES: z.enum(socialImageChoices).default('articles'),
  /** Read by src/platform/base/log.ts for each event; validated here, so that a wrong value stops the start. */
  LOG_FORMAT: z.enum(logFormats).optional(),
  LOG_LEVEL: z.enum(logLevels).optional(),
  /** Address that `npm start` listens on. Without it, loopback (IPv4, and IPv6 where there is one). */
  HOST: z.union([z.ipv4(), z.ipv6()], { error: 'is not an IP address' }).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  /** Used only to see whether a content base is configured; src/platform/calls sends the requests. */
  CONTENT_BASE_URL: z.string().optional(),
  /** Used only to see whether a page builder is configured. */
  PLASMIC_PROJECT_ID: z.string().optional(),
  /** Origin of the page builder; its studio shows this site's parts in a frame (/plasmic-host). */
  PLASMIC_HOST: addressSchema.optional(),
  CONTENT_DIR: z.string().min(1).default('src/content'),
  OUT_DIR: z.string().min(1).default('dist'),
  STATE_DIR: z.string().min(1).default('.state'),
  /** The commit that Netlify builds. */
  COMMIT_REF: z.string().default(''),
  /** Set by Netlify during its builds. */
  NETLIFY: z.string().optional(),
});

/** Names of the environment variables. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

export interface Settings {
  readonly siteUrl: string;
  /** Commit of the code; empty where it is unknown. */
  readonly commit: string;
  readonly selfServiceUrl: string;
  readonly jobsUrl: string;
  readonly analyticsSrc: string | undefined;
  /** Origins besides that of the script. */
  readonly analyticsReports: readonly string[];
  /** Address of a map tile with `{TileMatrix}`, `{TileRow}` and `{TileCol}`. */
  readonly mapTiles: string | undefined;
  /** If set, forms include a Turnstile check. */
  readonly turnstileSiteKey: string | undefined;
  /** Devices of visitors keep the page of the lookup for times without a connection. */
  readonly isOfflineKept: boolean;
  readonly isPrecompressed: boolean;
  readonly socialImages: SocialImageChoice;
  /** undefined: loopback only. */
  readonly host: string | undefined;
  readonly port: number;
  readonly contentDir: string;
  /** Content comes from WordPress, except for kinds that are not synced (content.ts). */
  readonly hasContentBase: boolean;
  /** Some pages come from the page builder. */
  readonly hasPageBuilder: boolean;
  /** Origin of the page builder's studio. */
  readonly studioOrigin: string;
  readonly outDir: string;
  readonly stateDir: string;
  /** On Netlify, a function checks whether content changed since the last build, by comparing with the build
   * manifest. */
  readonly isOnNetlify: boolean;
}

/** @throws {SettingsError} With the name of the invalid setting. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = parseEnvironment(settingsSchema, environment);
  const { SITE_URL, SELF_SERVICE_URL, JOBS_URL, ANALYTICS_SRC, SOCIAL_IMAGES } = parsed;
  const { PORT, CONTENT_BASE_URL, CONTENT_DIR, OUT_DIR, STATE_DIR, COMMIT_REF } = parsed;
  return {
    siteUrl: SITE_URL,
    commit: COMMIT_REF,
    selfServiceUrl: SELF_SERVICE_URL,
    jobsUrl: JOBS_URL,
    analyticsSrc: ANALYTICS_SRC,
    analyticsReports: parsed.ANALYTICS_REPORTS,
    mapTiles: parsed.MAP_WMTS_URL,
    turnstileSiteKey: parsed.TURNSTILE_SITE_KEY,
    isOfflineKept: parsed.OFFLINE === 'on',
    isPrecompressed: parsed.PRECOMPRESS === 'yes',
    socialImages: SOCIAL_IMAGES,
    host: parsed.HOST,
    port: PORT,
    contentDir: CONTENT_DIR,
    hasContentBase: CONTENT_BASE_URL !== undefined,
    hasPageBuilder: parsed.PLASMIC_PROJECT_ID !== undefined,
    studioOrigin: resolveStudioOrigin(parsed.PLASMIC_HOST),
    outDir: OUT_DIR,
    stateDir: STATE_DIR,
    isOnNetlify: parsed.NETLIFY === 'true',
  };
}

/** Where this machine reaches its own server. */
export function originAt({ host = '127.0.0.1', port }: Pick<Settings, 'host' | 'port'>): string {
  const isAny = host === '0.0.0.0' || /^[0:]+$/u.test(host);
  return `http://${isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
