/** Paper forms. */
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { orderFormDocument } from '#shell/addresses/documents.ts';

export const targets: TargetSource = { fixed: () => locales.map(orderFormDocument) };
