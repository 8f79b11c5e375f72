/** Loads the code that shows messages, which most pages never need. */
export const loadBanners = () => import('./banners.ts');
