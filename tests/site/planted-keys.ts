/** Secret keys in the environment while a site is published and served. None of them may appear in any output. */
import { withEnvironment } from '#scripts/steps/own-environment.ts';

const mark = 'planted-';

/** Settings with secret values. */
export const plantedKeys: Readonly<Record<string, string>> = {
  CONTENT_BASE_USER: `${mark}user`,
  CONTENT_BASE_PASSWORD: `${mark}password`,
  PLASMIC_TOKEN: `${mark}token`,
  WEBHOOK_SECRET: `${mark}webhook-secret`,
  WEBHOOK_ADDRESS_SECRET: `${mark}address-secret`,
  PLASMIC_WEBHOOK_SECRET: `${mark}builder-webhook`,
  PREVIEW_SECRET: `${mark}preview`,
  NETLIFY_BUILD_HOOK_URL: `https://api.example.ee/build_hooks/${mark}hook`,
  SMTP_URL: `smtp://${mark}user:${mark}password@127.0.0.1:1`,
  METRICS_TOKEN: `${mark}metrics-token`,
  TURNSTILE_SECRET: `${mark}turnstile`,
};

const basic = Buffer.from(`${mark}user:${mark}password`).toString('base64');

export function holdsKey(text: string): boolean {
  return text.includes(mark) || text.includes(basic);
}

/** Runs a function with the keys in the environment of this process. */
export function withPlantedKeys<Value>(use: () => Promise<Value>): Promise<Value> {
  return withEnvironment(plantedKeys, use);
}
