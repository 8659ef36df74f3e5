/** For whoever has a token, which goes into the Authorization header; */
export const withToken = [{ token: [] }];
/** and for others as well. */
export const withOrWithoutToken = [{}, ...withToken];

/** What the routes themselves do not say. */
export const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Tafelrunde',
    version: '1',
    description: 'Tables for card and board games. What is said at a table goes through its socket: see docs/api.md.',
  },
  servers: [{ url: '/' }],
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
  paths: {
    '/api/tables/{id}/socket': {
      get: {
        tags: ['tables'],
        summary: 'The table itself, as a WebSocket',
        description:
          'Offer the subprotocol `tafelrunde`, and `token.<token>` beside it for the seat that the token holds; without one you watch. The messages are in docs/api.md.',
        parameters: [{ name: 'id', in: 'path' as const, required: true, schema: { type: 'string' as const } }],
        responses: { 101: { description: 'The socket is open: say hello.' } },
      },
    },
  },
};

/** Other packages have named schemas, too: what no route refers to is left out. */
export function withoutUnused(document: object): object {
  const components = 'components' in document && isObject(document.components) ? document.components : {};
  const schemas = 'schemas' in components && isObject(components.schemas) ? components.schemas : {};
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  if (used.length === Object.keys(schemas).length) return document;
  return withoutUnused({ ...document, components: { ...components, schemas: Object.fromEntries(used) } });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
