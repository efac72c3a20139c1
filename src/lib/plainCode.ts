const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** A typed code, user name or email address without invisible characters, such as direction marks, and without blanks around it. */
export const plainCode = (text: string): string => text.replaceAll(INVISIBLE, '').trim();
