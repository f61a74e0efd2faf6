import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const RUNTIME = /rolldown\/runtime/;
const isChunk = (piece: Rolldown.OutputAsset | Rolldown.OutputChunk) => piece.type === 'chunk';
/** What a list of names in braces says: each as it is called there, and here. */
const namesIn = (list: string): (readonly [string, string])[] =>
  list.split(',').map((one) => {
    const [there = '', here = there] = one.trim().split(' as ');
    return [there, here] as const;
  });
/** No other name of the bundle is as long. */
const helper = (name: string): string => `helper_${name}`;

/**
 * The few helpers of the bundler come within the piece that every page needs, and not as a file of their own, which every
 * page would ask for. The bundler offers its helpers to no group.
 */
export const runtimeWithin = (home: string): Plugin => ({
  name: 'runtime-within',
  // A piece is named before its helpers move: it must not go by the name of a piece without them.
  augmentChunkHash: () => home,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(isChunk);
    const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds.every((id) => RUNTIME.test(id)));
    const site = chunks.find(({ name }) => name === home);
    const [said, names] = /export\{([^}]*)\};?\s*$/.exec(runtime?.code ?? '') ?? [];
    if (!runtime || !site || said === undefined || names === undefined)
      return this.error(`The helpers of the bundler are not where ${home} could take them in.`);
    const exported = namesIn(names);
    const file = basename(runtime.fileName);
    for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
      const [asked, list] =
        chunk.code.match(new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`)) ?? [];
      if (asked === undefined || list === undefined)
        return this.error(`${chunk.fileName} asks for its helpers in a way of its own.`);
      const wanted = namesIn(list);
      const imports =
        chunk === site
          ? `var ${wanted.map(([there, here]) => `${here}=${helper(there)}`).join(',')};`
          : `import{${wanted.map(([there, here]) => `${helper(there)} as ${here}`).join(',')}}from"./${basename(site.fileName)}";`;
      chunk.code = chunk.code.replace(asked, () => imports);
      chunk.imports = [...new Set(chunk.imports.map((one) => (one === runtime.fileName ? site.fileName : one)))].filter(
        (one) => one !== chunk.fileName,
      );
    }
    const body = runtime.code.replace(
      said,
      () => `return{${exported.map(([here, out]) => `${out}:${here}`).join(',')}}`,
    );
    const helpers = exported.map(([, out]) => `${out}:${helper(out)}`).join(',');
    site.code = `var{${helpers}}=(()=>{${body}})();${site.code}export{${exported.map(([, out]) => helper(out)).join(',')}};`;
    delete bundle[runtime.fileName];
  },
});
