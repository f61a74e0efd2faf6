// @ts-check
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Lets the atlas watch the charts of the running product, while it is developed and on this machine alone.
 * @param {string} host
 * @returns {import('vite').Plugin}
 */
export const watchFlows = (host) => ({
  name: 'watch-flows',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { path }) =>
      LOOPBACK.has(host) && !path.startsWith('/flows/')
        ? [{ tag: 'script', attrs: { type: 'module', src: '/flows/watch/watch.ts' }, injectTo: 'head-prepend' }]
        : [],
  },
});
