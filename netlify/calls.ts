import { callAdapter } from '#platform/calls/netlify-api.ts';
import { netlifySettings } from './settings.ts';

/** @example export default netlifyCall(discharges, (settings) => ({ contentBase: … })); */
export const netlifyCall = callAdapter(netlifySettings);
