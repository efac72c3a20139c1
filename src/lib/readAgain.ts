/** An event of the window that makes the page read all that it shows. Builds for testers send it when they change the backend. */
export const READ_AGAIN = 'read-again';
