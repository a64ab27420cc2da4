export const FIRST_NAMES =
  'James Maria Robert Patricia John Jennifer Michael Linda David Elena William Barbara Richard Susan Joseph Jessica Thomas Sarah Carlos Karen Daniel Lisa Matthew Nancy Anthony Betty Marcus Sandra Donald Ashley Steven Kimberly Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa George Deborah Timothy Stephanie Ronald Rebecca Jason Sharon Edward Laura Jeffrey Cynthia Ryan Dorothy Jacob Amy Gary Kathleen Nicholas Angela Eric Shirley Jonathan Brenda Stephen Emma Larry Anna Justin Pamela Scott Nicole Brandon Samantha Benjamin Katherine Samuel Christine Gregory Helen Alexander Debra Patrick Rachel Frank Carolyn Raymond Janet Jack Ruth Dennis Heather Jerry Diane Tyler Olivia Aaron Julie Omar Aisha Wei Yuki Ravi Ines Hugo Ingrid Lars Nadia Amir Leila Kofi Zainab Mateo Lucia Pavel Irina Bjorn Astrid'.split(
    ' ',
  );
export const LAST_NAMES =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez Haddad Kowalski Novak Lindgren Tanaka Okonkwo Mbeki Fischer Rossi Dubois Andersen Petrov'.split(
    ' ',
  );
/** Names that every screen must be able to show. */
export const UNUSUAL_NAMES: [first: string, last: string][] = [
  ['Maximiliana Guadalupe Esperanza', 'Fernández de la Vega-Montemayor y Castellanos'],
  ['ليلى', 'الخطيب'],
  ['נועה', 'פרידמן'],
  ['Robin 🌲', 'Okafor'],
  ['Siobhán', "O'Brien-Mac Giolla Phádraig"],
  ['明', '王'],
  ['Þórdís', 'Guðmundsdóttir'],
  ['Zoë', 'van der Meer'],
  ['X', 'Æ'],
  ['Nguyễn Thị', 'Phương'],
];
