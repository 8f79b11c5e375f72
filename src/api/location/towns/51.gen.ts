export const towns: readonly (readonly [id: number, name: string])[] = [[51001, 'CEUTA']];
