export const towns: readonly (readonly [id: number, name: string])[] = [[52001, 'MELILLA']];
