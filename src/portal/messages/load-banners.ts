/** Loads the chunk of the banners, which most pages never need. */
export const loadBanners = () => import('./banners.ts');
