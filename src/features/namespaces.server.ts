/** All texts of the interface, for those who have the list of features. */
import { allFeatures } from './all-features.ts';
import { joinNamespaces } from './messages.ts';

export const namespaces = joinNamespaces(allFeatures.map(({ localeMessages = {} }) => localeMessages));
