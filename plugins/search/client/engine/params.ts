export const P = (name: string, value: number): number => (globalThis as any).PARAMS?.[name] ?? value;
