/** Id of the side menu, which the header opens on phones. */
export const sideMenuId = 'side-menu';
