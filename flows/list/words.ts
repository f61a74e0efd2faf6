const modules = import.meta.glob<object>('../../machines/**/*.words.ts', { eager: true });

/** The words that lie beside the machines of the house, module by module. */
export const wordModules: readonly object[] = Object.values(modules);
