/** What analytics scripts store on the device, and how it is removed. A page sees the cookies of its own host and those that
 * any host set for the whole domain, such as the self-service portal: cookies from before the consent are not of
 * analytics and stay. */
import { consentKey } from './consent.ts';
import { municipalityKey, rememberedDaysKey, rememberedKey } from '#shell/browser/device-keys.ts';

/** @returns Names of all cookies that the page sees. */
export function cookieNames(cookies: string): readonly string[] {
  return cookies.split('; ').flatMap((cookie) => cookie.split('=', 1).filter(Boolean));
}

/** @param others Names of the cookies from before the consent. */
export function forgetCounting(others: readonly string[]): void {
  // The language cookie is functional.
  const kept = new Set(['locale', ...others]);
  const counted = cookieNames(document.cookie).filter((name) => !kept.has(name));
  for (const cookie of counted.flatMap((name) => removals(name, location))) document.cookie = cookie;
  try {
    const own: readonly string[] = [consentKey, rememberedKey, rememberedDaysKey, municipalityKey];
    for (const key of Object.keys(localStorage)) if (!own.includes(key)) localStorage.removeItem(key);
  } catch {
    // Storage is disabled and therefore empty.
  }
}

/** A page sees the name of a cookie only, and removing one takes the domain and the path that it was set for.
 * @returns One cookie for each domain and path that the page can see; a browser ignores those that do not fit. */
export function removals(
  name: string,
  { hostname, pathname, protocol }: Pick<Location, 'hostname' | 'pathname' | 'protocol'>,
): readonly string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  const steps = pathname.split('/').filter(Boolean);
  const folders = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
  const secure = protocol === 'https:' ? '; Secure' : '';
  return ['', ...domains].flatMap((domain) =>
    paths.map((path) => `${name}=; Max-Age=0; Path=${path}${domain}${secure}`),
  );
}
