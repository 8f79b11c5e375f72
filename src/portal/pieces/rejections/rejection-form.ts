/** Name of the drafts that keep rejections in the browser until they are sent. */
export const rejectionForm = 'descarte';
