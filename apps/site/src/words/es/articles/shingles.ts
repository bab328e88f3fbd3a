// Spanish article: choosing shingles.
import type { ArticleWords } from '../../article.ts';

export const shingles: ArticleWords = {
  title: 'Elegir tejas para el valle, los cerros y la costa',
  summary:
    'Tres pestañas, laminadas, resistentes a impacto, metal: qué significan, qué hacen en ' +
    'nuestro clima y dónde conviene gastar.',
  intro:
    'Una sala de muestras tiene doscientas. Para una casa en el condado de Lane la ' +
    'elección es más corta de lo que parece, porque la lluvia, el musgo y el viento ya ' +
    'decidieron casi todo.',
  sections: [
    {
      heading: '¿Tres pestañas o laminadas?',
      paragraphs: [
        'Las de tres pestañas son una capa delgada con ranuras. Son las más baratas, y las ' +
          'ranuras son lo primero que se gasta. Las laminadas, también llamadas ' +
          'arquitectónicas, son dos capas unidas: más pesadas, más difíciles de levantar ' +
          'para el viento y más amables con un entablado que ya no está parejo. En un techo ' +
          'entero la diferencia de material es pequeña junto a la mano de obra, que es la ' +
          'misma.',
      ],
    },
    {
      heading: 'Los números del empaque',
      paragraphs: ['Tres marcas dicen más que el nombre del color.'],
      list: [
        'Viento: ASTM D3161 Clase F se probó a 110 mph, ASTM D7158 Clase H a 150 mph. En ' +
          'la costa y en las lomas no bajaríamos de H.',
        'Impacto: UL 2218 Clase 4 es la más alta. Aquí el granizo es raro y los conos de ' +
          'abeto no; algunas aseguradoras dan descuento, así que pregunte.',
        'Algas: los gránulos con cobre evitan las manchas oscuras por años. Frenan un poco ' +
          'el musgo, pero no lo impiden.',
      ],
    },
    {
      heading: 'Cuándo conviene el metal',
      paragraphs: [
        'El acero de junta alzada suelta las agujas, se seca en una hora y no le da agarre ' +
          'al musgo. Cuesta bastante más que las tejas y dura cerca del doble, así que vale ' +
          'la pena donde alguien piensa quedarse, en pendientes fuertes bajo abetos y cerca ' +
          'del mar, donde conviene preguntar por aluminio. Las láminas con tornillo a la ' +
          'vista son más baratas, pero cada tornillo lleva una arandela de hule que habrá ' +
          'que cambiar.',
      ],
    },
    {
      heading: 'El color, y lo que va debajo',
      paragraphs: [
        'Mire la muestra afuera, seca y mojada, con la inclinación de su techo. Los grises ' +
          'y cafés medios disimulan mejor el polen de los abetos. Lo que quede del ' +
          'presupuesto, gástelo debajo de la teja: membrana autoadherente en limahoyas y ' +
          'alero, tapajuntas de metal en vez de sellador, y ventilación en la cumbrera. Eso ' +
          'decide si vuelve a pensar en el techo.',
      ],
    },
  ],
  takeaway:
    'Pida a cada contratista por escrito la clase de viento, la membrana base y el detalle ' +
    'de las limahoyas; después compare precios.',
};
