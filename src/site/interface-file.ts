/** The document of OpenAPI, for programs of others. */
export const interfaceAddress = '/data/openapi.json';

/** Anyone may read it from a page of their own; it has nothing that is not public. */
export const interfaceHeaders = {
  [interfaceAddress]: {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
} as const;
