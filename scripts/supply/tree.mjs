// @ts-check

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, hasInstallScript?: true, optional?: true,
 *   dev?: true, os?: string[], cpu?: string[], dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/** @param {string} path @param {string} name the nearest place upwards where Node would find the package */
function* placesOf(path, name) {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))))
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

/** @param {Locked} locked what it cannot do without, and what it takes where there is one */
function wanted({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...new Set([...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers])];
}

/**
 * Everything that is reached from the dependencies of the product, as the lock has it: what a machine in production
 * holds, and nothing of what builds and tests it.
 * @param {Packages} packages
 * @returns {string[]} places in the lock, sorted
 */
export function inProduction(packages) {
  const { '': root = {} } = packages;
  /** @type {[string, string][]} */
  const open = Object.keys(root.dependencies ?? {}).map((name) => ['', name]);
  /** @type {Set<string>} */
  const reached = new Set();
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, name] = next;
    const place = [...placesOf(path, name)].find((one) => one in packages);
    if (place === undefined || reached.has(place)) continue;
    reached.add(place);
    for (const needed of wanted(packages[place] ?? {})) open.push([place, needed]);
  }
  return [...reached].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** @param {Packages} packages @returns {string[]} packages that run something of their own when they are installed */
export const withInstallScript = (packages) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));

/**
 * Packages whose content the lock does not hold to a hash. The ones for other machines than those the lock was made on
 * have none; their parents pin their versions.
 * @param {Packages} packages @returns {string[]}
 */
export const withoutIntegrity = (packages) =>
  Object.entries(packages)
    .filter(
      ([path, { integrity, optional, os, cpu }]) =>
        path !== '' && !integrity?.startsWith('sha512-') && !(optional && (os ?? cpu)),
    )
    .map(([path]) => nameOf(path));

/** @param {string} path */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {Locked} locked is it one of many, of which a machine takes the one made for it? */
export const isForOneMachine = ({ optional, os, cpu }) => Boolean(optional && (os ?? cpu));
