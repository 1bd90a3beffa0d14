/** The settings, read once from the environment. The README lists them all in one table. */
import { z } from 'zod';

const addressSchema = z.url({ protocol: /^https?$/u });

const settingsSchema = z.object({
  /** Origin of canonical addresses. It has a fixed default, so that the output does not depend on PORT. */
  SITE_URL: addressSchema.default('https://www.example.ee').transform((url) => new URL(url).origin),
  SELF_SERVICE_URL: addressSchema.default('https://iseteenindus.example.ee/'),
  JOBS_URL: addressSchema.default('https://karjaar.example.ee/'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  CONTENT_DIR: z.string().min(1).default('src/content'),
  OUT_DIR: z.string().min(1).default('dist'),
  STATE_DIR: z.string().min(1).default('.state'),
  /** Netlify names the commit that it builds. */
  COMMIT_REF: z.string().default(''),
});

export interface Settings {
  readonly siteUrl: string;
  /** Commit of the code, empty where it is not known. */
  readonly commit: string;
  readonly selfServiceUrl: string;
  readonly jobsUrl: string;
  readonly port: number;
  readonly contentDir: string;
  readonly outDir: string;
  readonly stateDir: string;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws {SettingsError} Naming the setting that is wrong. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = path.map(String).join('.');
      return `The setting ${name} is "${environment[name] ?? ''}": ${message}. Correct it or leave it out.`;
    });
    throw new SettingsError(lines.join('\n'));
  }
  const { SITE_URL, SELF_SERVICE_URL, JOBS_URL, PORT, CONTENT_DIR, OUT_DIR, STATE_DIR, COMMIT_REF } =
    parsed.data;
  return {
    siteUrl: SITE_URL,
    commit: COMMIT_REF,
    selfServiceUrl: SELF_SERVICE_URL,
    jobsUrl: JOBS_URL,
    port: PORT,
    contentDir: CONTENT_DIR,
    outDir: OUT_DIR,
    stateDir: STATE_DIR,
  };
}

/** The settings that reach a page: a change of one of them changes the output. */
export function pageSettings({ siteUrl, selfServiceUrl, jobsUrl }: Settings) {
  return { siteUrl, externals: { selfService: selfServiceUrl, jobs: jobsUrl } } as const;
}

export type PageSettings = ReturnType<typeof pageSettings>;
