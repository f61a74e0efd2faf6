const modules = import.meta.glob<object>('../../machines/**/*.words.ts', { eager: true });

export const wordModules: readonly object[] = Object.values(modules);
